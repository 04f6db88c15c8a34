import type { ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import createCache from '@emotion/cache';
import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import Autocomplete from '@mui/material/Autocomplete';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import cssjanus from 'cssjanus';
import postcss, { type ChildNode, type Container } from 'postcss';
import {
  compile,
  middleware,
  prefixer,
  serialize,
  stringify,
  type Middleware,
} from 'stylis';
import { addDirection, writeBothDirections } from './bothDirections';

const BOTH: Middleware[] = [prefixer, writeBothDirections];
const LEFT_TO_RIGHT: Middleware[] = [prefixer];

/** Runs the plugin over styles as Emotion does, without prefixes. */
const write = (styles: string) =>
  serialize(compile(styles), middleware([writeBothDirections, stringify]));

/** Renders an element with a cache of its own and gives its styles and markup. */
function renderWith(element: ReactElement, stylisPlugins: Middleware[]) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'mui', stylisPlugins, container, speedy: false });
  const { container: root } = render(
    <CacheProvider value={cache}>{element}</CacheProvider>,
  );
  const rendered = { sheet: container.textContent ?? '', markup: root.innerHTML };
  cleanup();
  return rendered;
}

interface FlatRule {
  /** At-rules and the selector, from the outside in. */
  path: string[];
  declarations: string[];
}

/** Every rule that says something, with all that stands around it, in order. */
function flatten(container: Container, path: string[] = []): FlatRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): FlatRule[] => {
    if (node.type === 'atrule') {
      return flatten(node, [...path, `@${node.name} ${node.params}`]);
    }
    if (node.type !== 'rule') {
      return [];
    }
    const declarations = node.nodes.flatMap((child) =>
      child.type === 'decl' ? [`${child.prop}:${child.value}`] : [],
    );
    return declarations.length
      ? [{ path: [...path, node.selector], declarations }]
      : [];
  });
}

const parseRules = (sheet: string) => flatten(postcss.parse(sheet));
const isKeyframe = ({ path }: FlatRule) =>
  path.some((part) => /keyframes/.test(part));

/** Selects the rules that apply where the reader's direction is this one. */
function selectDirection(rules: FlatRule[], direction: 'ltr' | 'rtl'): FlatRule[] {
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  return rules
    .filter(
      ({ path }) => !path.some((part) => part.includes(`:where(:dir(${other}))`)),
    )
    .map(({ path, declarations }) => ({
      path: path.map((part) => part.replaceAll(`:where(:dir(${direction}))`, '')),
      declarations,
    }));
}

const COMPONENTS: [name: string, element: ReactElement][] = [
  ['TextField', <TextField key="a" label="Name" helperText="First" />],
  ['filled TextField', <TextField key="b" variant="filled" label="Name" />],
  ['Switch', <Switch key="c" edge="start" defaultChecked />],
  ['Slider', <Slider key="d" defaultValue={30} marks valueLabelDisplay="on" />],
  ['vertical Slider', <Slider key="e" orientation="vertical" track="inverted" />],
  ['LinearProgress', <LinearProgress key="f" />],
  [
    'buffered LinearProgress',
    <LinearProgress key="g" variant="buffer" value={3} valueBuffer={6} />,
  ],
  [
    'ListItem',
    <ListItem key="h" secondaryAction={<button type="button">Remove</button>}>
      <ListItemText inset primary="One" />
    </ListItem>,
  ],
  [
    'Autocomplete',
    <Autocomplete
      key="i"
      id="city"
      options={['Rome', 'Oslo']}
      defaultValue="Rome"
      renderInput={(params) => <TextField {...params} label="City" />}
    />,
  ],
];

describe.each(COMPONENTS)('%s', (_name, element) => {
  const both = renderWith(element, BOTH);
  const plain = renderWith(element, LEFT_TO_RIGHT);
  const rules = parseRules(both.sheet);

  it('has sides, or there would be nothing to compare', () => {
    expect(both.sheet).toContain(':where(:dir(rtl))');
  });

  it('looks the same as without the plugin, left to right', () => {
    expect(selectDirection(rules, 'ltr')).toEqual(parseRules(plain.sheet));
  });

  it('looks like the mirrored sheet, right to left', () => {
    const mirrored = parseRules(cssjanus.transform(plain.sheet, {}));
    expect(
      selectDirection(rules, 'rtl').filter((rule) => !isKeyframe(rule)),
    ).toEqual(mirrored.filter((rule) => !isKeyframe(rule)));
  });

  it('keeps its keyframes', () => {
    expect(rules.filter(isKeyframe)).toEqual(
      parseRules(plain.sheet).filter(isKeyframe),
    );
  });

  it('keeps its markup and class names', () => {
    const withoutIds = (markup: string) => markup.replace(/:r\w+:/g, ':id:');
    expect(withoutIds(both.markup)).toBe(withoutIds(plain.markup));
  });
});

it.each([
  [
    '.a{margin-left:8px;color:red;}',
    '.a:where(:dir(ltr)){margin-left:8px;color:red;}.a:where(:dir(rtl)){margin-right:8px;color:red;}',
  ],
  ['.a{color:red;}', '.a{color:red;}'],
  ['.a{padding:1px 2px 1px 2px;}', '.a{padding:1px 2px 1px 2px;}'],
  [
    '.a{padding:1px 2px 3px 4px;}',
    '.a:where(:dir(ltr)){padding:1px 2px 3px 4px;}.a:where(:dir(rtl)){padding:1px 4px 3px 2px;}',
  ],
  [
    '.a{transform:translateX(4px);float:right;}',
    '.a:where(:dir(ltr)){transform:translateX(4px);float:right;}.a:where(:dir(rtl)){transform:translateX(-4px);float:left;}',
  ],
  [
    '.a,.b:hover{left:0;}',
    '.a:where(:dir(ltr)),.b:hover:where(:dir(ltr)){left:0;}.a:where(:dir(rtl)),.b:hover:where(:dir(rtl)){right:0;}',
  ],
  [
    '.a{left:0;&:hover{right:0;}>.b{top:0;}}',
    '.a:where(:dir(ltr)){left:0;}.a:where(:dir(rtl)){right:0;}.a:hover:where(:dir(ltr)){right:0;}.a:hover:where(:dir(rtl)){left:0;}.a >.b{top:0;}',
  ],
  [
    '.a{@media (min-width:600px){left:0;}}',
    '@media (min-width:600px){.a:where(:dir(ltr)){left:0;}.a:where(:dir(rtl)){right:0;}}',
  ],
  [
    '@supports (display:grid){@media print{.a{float:left;}}}',
    '@supports (display:grid){@media print{.a:where(:dir(ltr)){float:left;}.a:where(:dir(rtl)){float:right;}}}',
  ],
  [
    '@keyframes b{from{left:0;}to{left:100%;}}',
    '@keyframes b{from{left:0;}to{left:100%;}}',
  ],
  [
    '@font-face{font-family:left;src:url(right.woff2);}',
    '@font-face{font-family:left;src:url(right.woff2);}',
  ],
  ['.a{background:url(left.png);}', '.a{background:url(left.png);}'],
])('%s → %s', (styles, written) => {
  expect(write(styles)).toBe(written);
});

describe('@noflip', () => {
  it('keeps the declaration after it', () => {
    expect(write('.a{/* @noflip */left:0;margin-left:1px;}')).toBe(
      '.a:where(:dir(ltr)){left:0;margin-left:1px;}.a:where(:dir(rtl)){left:0;margin-right:1px;}',
    );
  });

  it('keeps a rule that has no other sides in one piece', () => {
    expect(write('.a{/* @noflip */left:0;top:0;}')).toBe('.a{left:0;top:0;}');
  });

  it('works in styles that are written as objects', () => {
    const { sheet } = renderWith(
      <Global styles={{ '.a': { '/* @noflip */ direction': 'ltr', left: 0 } }} />,
      BOTH,
    );
    expect(parseRules(sheet)).toEqual([
      { path: ['.a:where(:dir(ltr))'], declarations: ['direction:ltr', 'left:0'] },
      { path: ['.a:where(:dir(rtl))'], declarations: ['direction:ltr', 'right:0'] },
    ]);
  });
});

describe('Emotion', () => {
  const slide = keyframes`from { left: 0; } to { left: 100%; }`;
  const Box = styled('div', { label: 'Box' })`
    animation: ${slide} 1s;
    margin-left: 8px;
    user-select: none;
    &::placeholder {
      text-align: left;
    }
  `;

  it('prefixes what is right to left as well', () => {
    const { sheet } = renderWith(<Box />, BOTH);
    const rightToLeft = selectDirection(parseRules(sheet), 'rtl');
    expect(rightToLeft[0]?.declarations).toEqual(
      expect.arrayContaining([
        'margin-right:8px',
        '-webkit-user-select:none',
        'user-select:none',
      ]),
    );
    expect(sheet).toContain('::-webkit-input-placeholder');
  });

  it('writes no label into the sheet', () => {
    expect(renderWith(<Box />, BOTH).sheet).not.toContain('label:');
  });

  it('writes global styles for both directions', () => {
    const { sheet } = renderWith(
      <Global styles={css({ body: { marginLeft: 1 } })} />,
      BOTH,
    );
    expect(parseRules(sheet).map(({ path }) => path)).toEqual([
      ['body:where(:dir(ltr))'],
      ['body:where(:dir(rtl))'],
    ]);
  });
});

it.each([
  ['.a', '.a:where(:dir(rtl))'],
  ['.a:hover .b', '.a:hover .b:where(:dir(rtl))'],
  ['.a::before', '.a:where(:dir(rtl))::before'],
  ['.a:before', '.a:where(:dir(rtl)):before'],
  ['.a:first-letter', '.a:where(:dir(rtl)):first-letter'],
  ['.a:hover::after', '.a:hover:where(:dir(rtl))::after'],
  [
    '.a::-webkit-slider-thumb:hover',
    '.a:where(:dir(rtl))::-webkit-slider-thumb:hover',
  ],
  ['.a:first-child', '.a:first-child:where(:dir(rtl))'],
  ['.sm\\:before', '.sm\\:before:where(:dir(rtl))'],
  ['.a[title="b::c"]', '.a[title="b::c"]:where(:dir(rtl))'],
  ["[data-a=']::b']::after", "[data-a=']::b']:where(:dir(rtl))::after"],
])('%s is %s right to left', (selector, expected) => {
  expect(addDirection(selector, 'rtl')).toBe(expected);
});
