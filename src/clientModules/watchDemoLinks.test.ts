import { fireEvent } from '@testing-library/react';
import { watchDemoLinks } from './watchDemoLinks';

watchDemoLinks('/portal/');

function setUp(href: string): HTMLElement {
  document.body.innerHTML = `
    <div data-demo-stage><a href="${href}"><span>In a demo</span></a></div>
    <a href="${href}">Outside</a>`;
  return document.querySelector('span') as HTMLElement;
}

const listHrefs = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each([
  ['is pointed at', (inside: HTMLElement) => fireEvent.pointerOver(inside)],
  ['has the focus', (inside: HTMLElement) => fireEvent.focusIn(inside)],
])('a link that %s', (_name, use) => {
  it('leads below the path of the portal, once', () => {
    const inside = setUp('/material-ui/');
    use(inside);
    use(inside);
    expect(listHrefs()).toEqual(['/portal/material-ui/', '/material-ui/']);
  });

  it.each(['/portal/blog/', '//example.org/', 'https://example.org/', '#place'])(
    'is left alone where it leads to %s',
    (href) => {
      use(setUp(href));
      expect(listHrefs()).toEqual([href, href]);
    },
  );
});
