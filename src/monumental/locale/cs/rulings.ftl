### Rulings: what is said where the books are silent

## Duel

switch-conquest-costs-at-least-one = Dobytí soupeřovy provincie stojí vždy alespoň 1.
# $amount: such as "1 Military". $have: how much of it the player can pay.
reason-least-price = Jakkoli dobytí zlevní, stojí alespoň { $amount }; zaplatit můžete { $have }.

# $amount: the tokens on the Advantage, such as "3 Military".
ask-clear-stake = Převahu už máte a leží na ní { $amount }. Chcete z ní všechny žetony odstranit? Propadnou a převahu bez žetonů ztratíte, jakmile zase zeslábne.
event-cleared-stake = { $seat } – z karty převahy odstraněno: { NOMINATIVE($amount) }.

## Texts of cards: Military for conquests alone, beside one's own. $of: which Provinces

verb-conquer-with = { $of ->
    [barbarian] { $military ->
        [one] dobývejte provincie s barbary; jen na to máte navíc 1 žeton vojska
        [few] dobývejte provincie s barbary; jen na to máte navíc { $military } žetony vojska
       *[other] dobývejte provincie s barbary; jen na to máte navíc { $military } žetonů vojska
    }
    [free_town] { $military ->
        [one] dobývejte svobodná města; jen na to máte navíc 1 žeton vojska
        [few] dobývejte svobodná města; jen na to máte navíc { $military } žetony vojska
       *[other] dobývejte svobodná města; jen na to máte navíc { $military } žetonů vojska
    }
    [rival] { $military ->
        [one] dobývejte provincie jiných hráčů; jen na to máte navíc 1 žeton vojska
        [few] dobývejte provincie jiných hráčů; jen na to máte navíc { $military } žetony vojska
       *[other] dobývejte provincie jiných hráčů; jen na to máte navíc { $military } žetonů vojska
    }
   *[any] { $military ->
        [one] dobývejte provincie; jen na to máte navíc 1 žeton vojska
        [few] dobývejte provincie; jen na to máte navíc { $military } žetony vojska
       *[other] dobývejte provincie; jen na to máte navíc { $military } žetonů vojska
    }
}

## Solo

switch-automa-markets-reopen = Jakmile si automa vzala žeton z každého tržiště, jsou jí všechna tržiště znovu otevřená.
