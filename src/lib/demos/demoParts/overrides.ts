/**
 * The ways to override a style, and the code of each. They are in one file, though a long one: a way
 * that is listed has its printer, and both ask the same questions about a part.
 */
import type { PartComponent, PartName } from './types';

/** A CSS property that an override changes, with an example. */
export interface OverriddenProperty {
  /** As in objects of styles: `backgroundColor`. */
  name: string;
  value: string;
}

/** Properties of a part that can be overridden, in the order in which they are offered. */
export const OVERRIDDEN_PROPERTIES: readonly OverriddenProperty[] = [
  { name: 'color', value: 'crimson' },
  { name: 'backgroundColor', value: 'gold' },
  { name: 'border', value: '2px solid teal' },
  { name: 'borderRadius', value: '10px' },
  { name: 'padding', value: '14px' },
  { name: 'fontSize', value: '1.375rem' },
  { name: 'width', value: '232px' },
  { name: 'boxShadow', value: '0 2px 8px rgb(0 0 0 / 40%)' },
];

/** A way to override a style. */
export const OVERRIDE_WAYS = [
  'sx',
  'slotProps',
  'classes',
  'theme',
  'styled',
  'CSS',
  'Tailwind',
] as const;

export type OverrideWay = (typeof OVERRIDE_WAYS)[number];

/** The target of an override. */
export interface OverrideTarget {
  part: PartName;
  /** The component that is written to get the part; none where it is not known. */
  host?: PartComponent;
}

/** A file of an override. */
export interface OverrideFile {
  name: string;
  code: string;
}

/** Packages whose components are in the theme's types when these are imported. */
const AUGMENTED = /^@mui\/(?:lab|x-[\w-]+)/;

const readSpecifier = ({ import: statement }: PartComponent) =>
  /from '(.+)'/.exec(statement)?.[1] ?? '';

/** @example `@mui/x-data-grid/DataGrid` → `@mui/x-data-grid` */
const readPackage = (component: PartComponent) =>
  readSpecifier(component).split('/').slice(0, 2).join('/');

/** Theme and `styled` of a component come from its library. */
function findStylesModule(component: PartComponent): string {
  switch (readPackage(component)) {
    case '@mui/base':
    case '@mui/system':
      return '@mui/system';
    case '@mui/joy':
      return '@mui/joy/styles';
    default:
      return '@mui/material/styles';
  }
}

/** The name a component has in the code after its import. */
const readLocalName = ({ import: statement }: PartComponent) =>
  /^import \{? ?(?:\w+ as )?(\w+)/.exec(statement)?.[1] ?? '';

/** @example `backgroundColor` → `background-color` */
export const toCssName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const printStyle = ({ name, value }: OverriddenProperty) => `${name}: '${value}'`;

const getClassName = ({ component, key }: PartName) => `${component.prefix}-${key}`;

/** The root element of most components has the class of this name, others that of their first. */
const getRootKey = ({ parts }: PartComponent) =>
  parts.includes('root') ? 'root' : parts[0];

const isRootOf = ({ component, key }: PartName, host: PartComponent) =>
  component === host && key === getRootKey(host);

/** Lists the ways that exist for a part. Whether they reach it is another question. */
export function listOverrideWays({ part, host }: OverrideTarget): OverrideWay[] {
  const { component, key } = part;
  const isBase = host && readPackage(host) === '@mui/base';
  const hasSlot = host === component && host.slots.includes(key);
  const exists: Record<OverrideWay, boolean> = {
    sx: Boolean(host?.takes.includes('sx')),
    slotProps: hasSlot && host.takes.includes('slotProps'),
    classes: host === component && host.takes.includes('classes'),
    theme: component.themeName !== undefined,
    styled: host !== undefined,
    CSS: host !== undefined,
    Tailwind:
      isBase === true &&
      (isRootOf(part, host) || (hasSlot && host.takes.includes('slotProps'))),
  };
  return OVERRIDE_WAYS.filter((way) => exists[way]);
}

/**
 * Lists the ways in which a property of a part was overridden with success, in the host or,
 * where that is not known, in its own component. Ways that were not tried are not offered.
 */
export function listProvenWays(
  target: OverrideTarget,
  property: OverriddenProperty,
): OverrideWay[] {
  const { proven } = target.host ?? target.part.component;
  const digit = String(OVERRIDDEN_PROPERTIES.indexOf(property));
  const ways = proven?.[getClassName(target.part)];
  return listOverrideWays(target).filter((way) => ways?.[way]?.includes(digit));
}

/** A component of the developer's own around the host, with more props. */
function printWrapper(
  host: PartComponent,
  {
    before = [],
    taken,
    props,
  }: { before?: string[]; taken?: string; props: string },
): string {
  const name = readLocalName(host);
  const parameter = taken === undefined ? 'props' : `{ ${taken}, ...props }`;
  return [
    "import type { ComponentProps } from 'react';",
    host.import,
    ...before,
    '',
    `export default function Custom${name}(${parameter}: ComponentProps<typeof ${name}>) {`,
    '  return (',
    `    <${name}`,
    '      {...props}',
    ...props.split('\n').map((line) => `      ${line}`),
    '    />',
    '  );',
    '}',
    '',
  ].join('\n');
}

const fileOf = (host: PartComponent) => `Custom${readLocalName(host)}`;

const toKebab = (name: string) =>
  toCssName(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);

type Printer = (
  part: PartName,
  host: PartComponent,
  property: OverriddenProperty,
) => OverrideFile[];

function printSx(part: PartName, host: PartComponent, property: OverriddenProperty) {
  const style = `{ ${printStyle(property)} }`;
  const props = [
    'sx={[',
    '  ...(Array.isArray(sx) ? sx : [sx]),',
    isRootOf(part, host)
      ? `  ${style},`
      : `  { '& .${getClassName(part)}': ${style} },`,
    ']}',
  ].join('\n');
  const code = printWrapper(host, { taken: 'sx', props });
  return [{ name: `${fileOf(host)}.tsx`, code }];
}

function printSlotProps(
  { key }: PartName,
  host: PartComponent,
  content: string,
): OverrideFile[] {
  const props = `slotProps={{ ...props.slotProps, ${key}: { ${content} } }}`;
  return [{ name: `${fileOf(host)}.tsx`, code: printWrapper(host, { props }) }];
}

function printClassed(
  host: PartComponent,
  { props, taken, rule }: { props: string; taken?: string; rule: string },
): OverrideFile[] {
  const name = fileOf(host);
  const before = [`import './${name}.css';`];
  return [
    {
      name: `${name}.tsx`,
      code: printWrapper(host, { before, props, ...(taken ? { taken } : {}) }),
    },
    { name: `${name}.css`, code: rule },
  ];
}

const printRule = (selector: string, { name, value }: OverriddenProperty) =>
  `${selector} {\n  ${toCssName(name)}: ${value};\n}\n`;

const printClasses: Printer = (part, host, property) => {
  const own = `${toKebab(fileOf(host))}-${toKebab(part.key)}`;
  return printClassed(host, {
    props: `classes={{ ...props.classes, ${part.key}: '${own}' }}`,
    rule: printRule(`.${own}.${getClassName(part)}`, property),
  });
};

const printCss: Printer = (part, host, property) => {
  const own = toKebab(fileOf(host));
  const space = isRootOf(part, host) ? '' : ' ';
  return printClassed(host, {
    taken: "className = ''",
    props: `className={\`${own} \${className}\`}`,
    rule: printRule(`.${own}${space}.${getClassName(part)}`, property),
  });
};

const printStyled: Printer = (part, host, property) => {
  const style = printStyle(property);
  const name = readLocalName(host);
  const code = [
    `import { styled } from '${findStylesModule(host)}';`,
    host.import,
    '',
    `const Custom${name} = styled(${name})({`,
    isRootOf(part, host)
      ? `  ${style},`
      : `  '& .${getClassName(part)}': { ${style} },`,
    '});',
    '',
    `export default Custom${name};`,
    '',
  ].join('\n');
  return [{ name: `${fileOf(host)}.tsx`, code }];
};

function printTheme(
  { component, key }: PartName,
  property: OverriddenProperty,
): OverrideFile[] {
  const stylesModule = findStylesModule(component);
  const isJoy = stylesModule === '@mui/joy/styles';
  const [create, Provider] = isJoy
    ? ['extendTheme', 'CssVarsProvider']
    : ['createTheme', 'ThemeProvider'];
  const ofPackage = readPackage(component);
  const code = [
    "import type { ReactNode } from 'react';",
    ...(AUGMENTED.test(ofPackage)
      ? [`import type {} from '${ofPackage}/themeAugmentation';`]
      : []),
    `import { ${[create, Provider]
      .sort((one, two) => one.localeCompare(two, 'en'))
      .join(', ')} } from '${stylesModule}';`,
    '',
    `const theme = ${create}({`,
    '  components: {',
    `    ${component.themeName}: {`,
    '      styleOverrides: {',
    `        ${key}: { ${printStyle(property)} },`,
    '      },',
    '    },',
    '  },',
    '});',
    '',
    'export default function CustomTheme({ children }: { children: ReactNode }) {',
    `  return <${Provider} theme={theme}>{children}</${Provider}>;`,
    '}',
    '',
  ].join('\n');
  return [{ name: 'CustomTheme.tsx', code }];
}

/** @example `{ name: 'border', value: '2px solid teal' }` → `[border:2px_solid_teal]!` */
export const toTailwindClass = ({ name, value }: OverriddenProperty) =>
  `[${toCssName(name)}:${value.replaceAll(' ', '_')}]!`;

function printTailwind(
  part: PartName,
  host: PartComponent,
  property: OverriddenProperty,
): OverrideFile[] {
  if (!isRootOf(part, host)) {
    return printSlotProps(part, host, `className: '${toTailwindClass(property)}'`);
  }
  const code = printWrapper(host, {
    taken: "className = ''",
    props: `className={\`${toTailwindClass(property)} \${className}\`}`,
  });
  return [{ name: `${fileOf(host)}.tsx`, code }];
}

/**
 * Prints what overrides a property of a part, complete with imports: a component to use in place
 * of the library's own, or a theme with its provider.
 *
 * @param way one of those that exist for the part
 */
export function printOverride(
  { part, host }: OverrideTarget,
  way: OverrideWay,
  property: OverriddenProperty,
): OverrideFile[] {
  if (way === 'theme') return printTheme(part, property);
  if (!host) return [];
  switch (way) {
    case 'sx':
      return printSx(part, host, property);
    case 'slotProps':
      return printSlotProps(part, host, `style: { ${printStyle(property)} }`);
    case 'classes':
      return printClasses(part, host, property);
    case 'styled':
      return printStyled(part, host, property);
    case 'CSS':
      return printCss(part, host, property);
    case 'Tailwind':
      return printTailwind(part, host, property);
  }
}
