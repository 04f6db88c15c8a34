/**
 * Paper is white, and browsers print no grounds: text of the dark mode would be grey on white.
 * Printed pages, including demos, have the colours of the light mode.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  let mode: string | undefined;
  window.addEventListener('beforeprint', () => {
    mode ??= root.dataset.theme;
    root.dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (mode) root.dataset.theme = mode;
    mode = undefined;
  });
}
