import '@testing-library/jest-dom';

/** What browsers have and jsdom lacks, as far as the shell asks for it. */
function defineMissing(target: object, name: string, value: unknown): void {
  if (!(name in target)) {
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value,
    });
  }
}

defineMissing(window, 'matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));

defineMissing(
  window,
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

defineMissing(HTMLElement.prototype, 'scrollIntoView', () => {});
defineMissing(
  HTMLDialogElement.prototype,
  'showModal',
  function (this: HTMLDialogElement) {
    this.open = true;
  },
);
defineMissing(
  HTMLDialogElement.prototype,
  'close',
  function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
);

/** Docusaurus' client puts its prefetching here; links call it when pointed at. */
window.docusaurus = { prefetch: () => false, preload: () => false };
