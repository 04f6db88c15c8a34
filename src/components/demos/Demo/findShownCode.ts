/** The whole file in the language and styling that are shown, whether it is unfolded or not. */
export function findShownCode(demo: HTMLElement | null): HTMLElement | null {
  const root = document.documentElement;
  const variant = root.getAttribute('data-code-variant');
  const styling = root.getAttribute('data-code-styling');
  const panel = `[data-variant="${variant}"]:is(:not([data-stylings]), [data-stylings~="${styling}"])`;
  return (
    demo?.querySelector<HTMLElement>('[data-edited-code]') ??
    demo?.querySelector<HTMLElement>(`${panel} [data-whole]`) ??
    null
  );
}
