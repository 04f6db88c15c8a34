import type { StyleProperty, StylePropertyGroup } from './listStyleProperties';

/** Headings of the groups, with the words that they are searched by. */
const HEADINGS: Readonly<Record<string, string>> = {
  spacing: 'Spacing: margin and padding',
  sizing: 'Sizing: width and height',
  borders: 'Borders, radius and outline',
  display: 'Display, overflow and visibility',
  flexbox: 'Flexbox',
  grid: 'Grid and gap',
  palette: 'Palette: colour and background',
  positions: 'Positions and z-index',
  shadows: 'Shadows',
  typography: 'Typography',
};

const HEAD = [
  '| Key | Theme key | Value | Tried | CSS |',
  '| --- | --- | --- | --- | --- |',
];

const toCode = (text: string) => `\`${text}\``;

function renderRow(property: StyleProperty): string {
  const { name, themeKey, transform, value, declarations, media } = property;
  const literal = typeof value === 'number' ? String(value) : `'${value}'`;
  const cells = [
    toCode(name),
    themeKey ? toCode(themeKey) : '–',
    transform ?? (themeKey ? 'token or CSS' : 'CSS'),
    toCode(literal),
    toCode(media ? `${media} { ${declarations} }` : declarations),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Renders a table in Markdown for each group, under a heading of its own. */
export const renderStyleProperties = (
  groups: readonly StylePropertyGroup[],
): string =>
  groups
    .map(({ name, properties }) =>
      [
        `### ${HEADINGS[name] ?? name} {#${name}}`,
        '',
        ...HEAD,
        ...properties.map(renderRow),
      ].join('\n'),
    )
    .join('\n\n');
