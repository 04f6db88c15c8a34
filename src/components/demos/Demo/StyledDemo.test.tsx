import { render } from '@testing-library/react';
import { DemoDocument } from './DemoDocument';
import { StyledDemo } from './StyledDemo';

const replaceSync = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');

/** Texts of the sheets a document has, in order. */
function listTexts(owner: Document = document): unknown[] {
  return owner.adoptedStyleSheets.map((sheet) => {
    const index = replaceSync.mock.contexts.indexOf(sheet);
    return replaceSync.mock.calls[index]?.[0];
  });
}

const demo = (name: string, base: string | null = null) => (
  <StyledDemo base={base} styles={{ scope: name, css: `.${name}{top:0}` }}>
    <p>{name}</p>
  </StyledDemo>
);

it('brings its style sheet without an element, which a strict policy would refuse', () => {
  const { container, unmount } = render(demo('sizes', '*{margin:0}'));
  expect(listTexts()).toEqual(['*{margin:0}', '.sizes{top:0}']);
  expect(container.querySelector('style')).toBeNull();
  unmount();
  expect(listTexts()).toEqual([]);
});

it('shares what demos have alike, until the last has gone', () => {
  const first = render(demo('sizes', '*{margin:0}'));
  const second = render(demo('colours', '*{margin:0}'));
  expect(listTexts()).toEqual(['*{margin:0}', '.sizes{top:0}', '.colours{top:0}']);
  first.unmount();
  expect(listTexts()).toEqual(['*{margin:0}', '.colours{top:0}']);
  second.unmount();
  expect(listTexts()).toEqual([]);
});

it('styles the window of its own that a demo is in', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument as Document;
  inner.adoptedStyleSheets = [];
  const { defaultView } = inner;
  Object.assign(defaultView ?? {}, { CSSStyleSheet });
  render(<DemoDocument.Provider value={inner}>{demo('bar')}</DemoDocument.Provider>);
  expect(listTexts(inner)).toEqual(['.bar{top:0}']);
  expect(listTexts()).toEqual([]);
});

it('leaves a demo without styles as it is', () => {
  const { container } = render(<StyledDemo base={null}>text</StyledDemo>);
  expect(container).toHaveTextContent(/^text$/);
  expect(listTexts()).toEqual([]);
});
