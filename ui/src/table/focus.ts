/** What had the focus may be gone after a move: whoever plays by keyboard goes on at the question. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('[data-testid="question"]')?.focus({ preventScroll: true });
  });
}
