import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { getLimit } from '../limits/limits';

// Ends what never comes; a second is not enough on a busy machine.
configure({ asyncUtilTimeout: getLimit('wait') });

/** Defines browser features that jsdom lacks, as far as the shell uses them. */
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

defineMissing(
  window,
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

// Sheets that are constructed take no text there.
defineMissing(CSSStyleSheet.prototype, 'replaceSync', () => {});
defineMissing(Document.prototype, 'adoptedStyleSheets', []);
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

/**
 * Popovers, as far as the shell uses them: shown and hidden by method or by a button that names
 * them, told by `toggle`, found by `:popover-open`. Further behaviour of the browser (Escape,
 * clicks outside, focus) is tested in a real one.
 */
const openPopovers = new WeakSet<Element>();

function setPopoverOpen(popover: Element, open: boolean): void {
  if (openPopovers.has(popover) === open) {
    return;
  }
  if (open) {
    openPopovers.add(popover);
  } else {
    openPopovers.delete(popover);
  }
  const toggle = Object.assign(new Event('toggle'), {
    oldState: open ? 'closed' : 'open',
    newState: open ? 'open' : 'closed',
  });
  queueMicrotask(() => popover.dispatchEvent(toggle));
}

if (!('popover' in HTMLElement.prototype)) {
  defineMissing(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
    setPopoverOpen(this, true);
  });
  defineMissing(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
    setPopoverOpen(this, false);
  });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = (target as Element).closest('button[popovertarget]');
    const popover = document.getElementById(
      button?.getAttribute('popovertarget') ?? '',
    );
    if (button && popover && !defaultPrevented) {
      const hides = button.getAttribute('popovertargetaction') === 'hide';
      setPopoverOpen(popover, !hides && !openPopovers.has(popover));
    }
  });
  const matchesSelector = Reflect.get(Element.prototype, 'matches');
  Element.prototype.matches = function (selector) {
    return selector === ':popover-open'
      ? openPopovers.has(this)
      : matchesSelector.call(this, selector);
  };
}

/** Docusaurus' client puts its prefetching here; links call it when pointed at. */
window.docusaurus = { prefetch: () => false, preload: () => false };
