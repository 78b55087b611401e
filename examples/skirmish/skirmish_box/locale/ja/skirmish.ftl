rules-skirmish = 小競り合い
about-skirmish = 短いデュエルです。発展デッキのカードが少なく、予兆を使い、優位を持つプレイヤーが1点を得ます。
book-skirmish = 小競り合い
score-advantage = 優位
