// What tests/web/browser/measuring.py asks the page: a function of the least heights of letters and numbers.
([letters, numbers]) => {
    const problems = [];
    const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const box = (element) => element.getBoundingClientRect();
    const name = (element) =>
        `${element.className?.baseVal ?? element.className} "${(element.textContent || element.ariaLabel).trim().slice(0, 40)}"`;

    // A text is cut if it is larger than its own box, or reaches out of its card.
    for (const face of all(".face.whole, .face.large")) {
        for (const text of face.querySelectorAll(".text, .name")) {
            if (!text.textContent.trim()) continue;
            const size = parseFloat(getComputedStyle(text).fontSize);
            if (size < letters - 0.01) problems.push(`letters of ${size} px: ${name(text)}`);
            if (text.scrollHeight > text.clientHeight + 2 || text.scrollWidth > text.clientWidth + 2)
                problems.push(`cut: ${name(text)}`);
            if (text.offsetTop + text.offsetHeight > face.clientHeight + 2)
                problems.push(`out of its card: ${name(text)}`);
            if (getComputedStyle(text).maskImage !== "none") problems.push(`fades: ${name(text)}`);
        }
    }
    for (const line of all(".piles .line .name"))
        if (line.scrollWidth > line.clientWidth + 1) problems.push(`cut: ${name(line)}`);

    const map = document.querySelector(".board .frame > svg");
    for (const text of map ? map.querySelectorAll("text") : []) {
        if (!/\d/.test(text.textContent)) continue;
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().d);
        if (size < numbers)
            problems.push(`a number of ${size.toFixed(1)} px on the map: ${text.textContent}`);
    }

    // Nothing that can be pressed is outside the window or its strip, or lies on something else.
    const bar = document.querySelector("header.top");
    const controls = [...all("header.top :is(button, a)"), ...all(".board .frame button")];
    for (const control of controls) {
        const { left, top, right, bottom } = box(control);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
            problems.push(`outside: ${name(control)}`);
        const strip = control.closest(".acts");
        if (strip && (bottom > box(strip).bottom + 1 || right > box(strip).right + 1))
            problems.push(`outside its strip: ${name(control)}`);
    }
    for (const [at, one] of controls.entries())
        for (const other of controls.slice(at + 1)) {
            const [a, b] = [box(one), box(other)];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1 && !one.contains(other))
                problems.push(`${name(one)} lies on ${name(other)}`);
        }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight) problems.push(`the page is ${root.scrollHeight} px high`);

    const question = document.querySelector("[data-testid=question]");
    if (question && (box(question).bottom > box(bar).bottom + 1 || box(question).top < box(bar).top - 1))
        problems.push("the question reaches out of the bar");

    const frame = document.querySelector(".board .frame");
    const cells = all(".realm.mine .cell").map(box);
    return {
        problems,
        map: frame && [box(frame).width / innerWidth, (box(frame).height + box(bar).height) / innerHeight],
        cell: cells.length && [
            Math.min(...cells.map((c) => c.width)),
            Math.min(...cells.map((c) => c.height)),
        ],
    };
};
