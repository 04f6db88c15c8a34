import { readVariables } from './readVariables';

function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** jsdom inherits no variables: the element has the values itself. */
function createPart(): Element {
  document.body.innerHTML =
    '<i class="part" style="--Slider-size: 42px; --Slider-trackSize: 6px"></i>';
  return document.querySelector('.part') as Element;
}

it('lists the variables that the styles of an element set or read, with their values', () => {
  addStyles(`
    .part { --Slider-thumbSize: 14px; width: var(--Slider-size); }
    .other { --Other-size: 1px; }
  `);
  expect(readVariables(createPart())).toEqual([
    { name: '--Slider-size', value: '42px' },
    { name: '--Slider-thumbSize', value: '14px' },
  ]);
});

it('variables in rules with conditions are read', () => {
  addStyles('@media all { .part { --Slider-trackSize: 6px; } }');
  expect(readVariables(createPart()).map(({ name }) => name)).toEqual([
    '--Slider-trackSize',
  ]);
});

it('leaves out variables without value, and those of the portal', () => {
  addStyles(
    '.part { --portal-line: red; --mui-shadow: 0; color: var(--Missing-color); }',
  );
  expect(readVariables(createPart())).toEqual([]);
});

it('survives a sheet that cannot be read and a selector that is not known', () => {
  addStyles('.part:-other-vendor { width: var(--Slider-trackSize); }');
  document.adoptedStyleSheets = [
    {
      get cssRules(): never {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    } as unknown as CSSStyleSheet,
  ];
  expect(readVariables(createPart())).toEqual([]);
});
