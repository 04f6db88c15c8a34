import type { ApiModel } from './extract/model';
import type { ApiMember, ApiType } from './types';

/** From this many characters on a type is a burden even when it is opened. */
const VERY_LONG_TYPE = 200;

/** Counts of one package, or of all. */
export interface ApiCounts {
  readonly package: string;
  readonly components: number;
  readonly hooks: number;
  /** Props of components. */
  readonly props: number;
  readonly slots: number;
  readonly classes: number;
  /** Parameters and returned fields of hooks. */
  readonly hookFields: number;
  readonly deprecated: number;
  /** Props without a description. */
  readonly undescribed: number;
  /** Props whose type, in the longer of its notations, is over 200 characters. */
  readonly longTypes: number;
}

function isLong({ readable, declared = '' }: ApiType): boolean {
  return Math.max(readable.length, declared.length) > VERY_LONG_TYPE;
}

function sum(counts: readonly ApiCounts[], name: string): ApiCounts {
  const add = (key: Exclude<keyof ApiCounts, 'package'>) =>
    counts.reduce((total, one) => total + one[key], 0);
  return {
    package: name,
    components: add('components'),
    hooks: add('hooks'),
    props: add('props'),
    slots: add('slots'),
    classes: add('classes'),
    hookFields: add('hookFields'),
    deprecated: add('deprecated'),
    undescribed: add('undescribed'),
    longTypes: add('longTypes'),
  };
}

function measurePackage(model: ApiModel, name: string): ApiCounts {
  const components = model.components.filter((one) => one.package === name);
  const hooks = model.hooks.filter((one) => one.package === name);
  const props: ApiMember[] = components.flatMap((one) => one.props);
  return {
    package: name,
    components: components.length,
    hooks: hooks.length,
    props: props.length,
    slots: components.reduce((total, { slots }) => total + slots.length, 0),
    classes: components.reduce((total, { classes }) => total + classes.length, 0),
    hookFields: hooks.reduce(
      (total, hook) => total + hook.parameters.length + hook.returnValue.length,
      0,
    ),
    deprecated: props.filter((prop) => prop.deprecated).length,
    undescribed: props.filter((prop) => prop.description === '').length,
    longTypes: props.filter((prop) => isLong(prop.type)).length,
  };
}

/** Counts what the model holds: a row for each package in the order of the model, then a sum. */
export function measureModel(model: ApiModel): ApiCounts[] {
  const names = [
    ...new Set([...model.components, ...model.hooks].map((entry) => entry.package)),
  ];
  const counts = names.map((name) => measurePackage(model, name));
  return [...counts, sum(counts, 'total')];
}

const HEADINGS: Readonly<Record<keyof ApiCounts, string>> = {
  package: 'package',
  components: 'components',
  hooks: 'hooks',
  props: 'props',
  slots: 'slots',
  classes: 'classes',
  hookFields: 'hook fields',
  deprecated: 'deprecated',
  undescribed: 'undescribed',
  longTypes: 'long types',
};

/** Renders counts as a table of text with aligned columns. */
export function renderCounts(counts: readonly ApiCounts[]): string {
  const keys = Object.keys(HEADINGS) as (keyof ApiCounts)[];
  const rows = [
    keys.map((key) => HEADINGS[key]),
    ...counts.map((row) => keys.map((key) => String(row[key]))),
  ];
  const widths = keys.map((_key, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
