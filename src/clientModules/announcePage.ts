import type { ClientModule } from '@docusaurus/types';
import { findTarget } from '../lib/address/findTarget';
import { whenIdle } from '../lib/page/whenIdle';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Live region in which screen readers hear the title of a new page. */
const region = typeof document === 'undefined' ? null : createRegion();

/** Whether the reader left the page before by a stop that was marked as the keyboard's. */
let byKeyboard = false;

/** It must be there before it has something to say, and stay when pages go. */
function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('role', 'status');
  element.setAttribute('data-announcer', '');
  document.body.append(element);
  return element;
}

/** The heading that an address leads to, or what there is in its place. */
function findPlace(hash: string): HTMLElement | null {
  const target = findTarget(hash);
  return target
    ? (target.closest<HTMLElement>(HEADINGS) ??
        target.querySelector<HTMLElement>(HEADINGS) ??
        target)
    : document.querySelector<HTMLElement>('h1');
}

/** Has the reading and the next press of Tab go on from an element, be it a stop itself or not. */
function startFrom(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    const tidy = () => {
      element.removeAttribute('tabindex');
      element.removeAttribute('data-quiet-focus');
    };
    element.setAttribute('tabindex', '-1');
    element.toggleAttribute('data-quiet-focus', !byKeyboard);
    element.addEventListener('blur', tidy, { once: true });
  }
  // The router scrolls.
  element.focus({ preventScroll: true });
}

function announce(pathname: string, heading: Element | null): void {
  if (!region) return;
  region.textContent = '';
  // The title follows after the content, in a frame of its own.
  whenIdle(
    () => {
      if (window.location.pathname !== pathname) return;
      region.lang = heading?.closest<HTMLElement>('[lang]')?.lang ?? '';
      region.textContent = document.title;
    },
    500,
    200,
  );
}

/** Called by Docusaurus when a link is followed, while the page it stands on is still there. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  byKeyboard = document.activeElement?.matches(':focus-visible') === true;
};

/** Called by Docusaurus when the page is there: by a link, Back or Forward. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname, hash, search },
  previousLocation,
}) => {
  // The first page is read by the browser's own rules.
  if (!previousLocation) return;
  const isNewPage = previousLocation.pathname !== pathname;
  const isSamePlace = !isNewPage && previousLocation.hash === hash;
  // Widgets write what they show into the query.
  if (isSamePlace && (!hash || previousLocation.search !== search)) return;
  const place = findPlace(hash);
  if (place) startFrom(place);
  if (isNewPage) announce(pathname, document.querySelector('h1'));
};
