/** @jest-environment jsdom */
import type { Location } from 'history';
import { onRouteDidUpdate, onRouteUpdate } from './announcePage';

const main = document.createElement('main');
document.body.append(main);

const locate = (pathname: string, hash = '', search = ''): Location => ({
  pathname,
  hash,
  search,
  state: undefined,
});

/** Follows a link, with the events of Docusaurus, to a page with one part. */
function follow(location: Location, previousLocation: Location | null): void {
  onRouteUpdate?.({ location, previousLocation });
  main.innerHTML = `<div lang="en"><h1>Lamp</h1><h2 id="size">Size</h2>
    <section id="box"><h3>Box</h3></section><h4><span id="old"></span>Cord</h4></div>`;
  window.history.replaceState(null, '', location.pathname + location.hash);
  onRouteDidUpdate?.({ location, previousLocation });
}

const readFocus = () => document.activeElement?.textContent;

const FROM = locate('/shelf/');

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Lamp - Furniture';
  (document.activeElement as HTMLElement | null)?.blur();
});

afterEach(() => jest.useRealTimers());

const getRegion = () => document.querySelector('[role="status"]');

it('puts the focus at the heading of the page and says its title', () => {
  follow(locate('/lamp/'), FROM);
  expect(readFocus()).toBe('Lamp');
  expect(getRegion()).toBeEmptyDOMElement();
  jest.runAllTimers();
  expect(getRegion()).toHaveTextContent('Lamp - Furniture');
  expect(getRegion()).toHaveAttribute('lang', 'en');
});

it('says nothing of a page that the reader has left again', () => {
  follow(locate('/lamp/'), FROM);
  window.history.replaceState(null, '', '/table/');
  jest.runAllTimers();
  expect(getRegion()).toBeEmptyDOMElement();
});

it.each([
  ['#size', 'Size'],
  ['#box', 'Box'],
  ['#old', 'Cord'],
  ['#gone', 'Lamp'],
])('starts from the heading of %s', (hash, heading) => {
  follow(locate('/lamp/', hash), FROM);
  expect(readFocus()).toBe(heading);
});

it('follows a link within the page, once more too, and says no title', () => {
  const start = locate('/lamp/');
  const end = locate('/lamp/', '#size');
  follow(end, start);
  expect(readFocus()).toBe('Size');
  (document.activeElement as HTMLElement).blur();
  follow(end, end);
  expect(readFocus()).toBe('Size');
  jest.runAllTimers();
  expect(getRegion()).toBeEmptyDOMElement();
});

it('leaves the focus alone on the first page and where a widget writes the query', () => {
  follow(locate('/lamp/'), null);
  expect(document.body).toHaveFocus();
  follow(locate('/lamp/', '', '?wide'), locate('/lamp/'));
  expect(document.body).toHaveFocus();
});

it('takes its marks away from a heading that is left', () => {
  follow(locate('/lamp/'), FROM);
  const heading = document.activeElement as HTMLElement;
  expect(heading).toHaveAttribute('data-quiet-focus');
  heading.blur();
  expect(heading.outerHTML).toBe('<h1>Lamp</h1>');
});
