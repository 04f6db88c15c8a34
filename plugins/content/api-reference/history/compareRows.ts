import type { ApiModel } from '../extract/model';
import type { ApiChange, ApiMember } from '../types';

/** Facts of a row of the reference in one release, as far as releases can be compared. */
export interface RowFacts {
  /** As readers see it. */
  readonly type: string;
  readonly default?: string;
  readonly required?: true;
  readonly deprecated?: true;
}

/** A difference between two releases that follow each other in the record. */
export interface RowDifference extends Omit<ApiChange, 'release'> {
  readonly anchor: string;
}

/** Rows of a package by their anchor: `button-prop-startIcon`. */
export type ReleaseRows = Readonly<Record<string, RowFacts>>;

function memberToFacts({
  type,
  required,
  deprecated,
  ...member
}: ApiMember): RowFacts {
  return {
    type: type.readable,
    ...(member.default === undefined ? {} : { default: member.default }),
    ...(required ? { required } : {}),
    ...(deprecated ? { deprecated: true } : {}),
  };
}

/** Lists the rows of a model by the package whose version they belong to. */
export function listReleaseRows(
  model: Pick<ApiModel, 'components' | 'hooks' | 'interfaces'>,
): Map<string, Record<string, RowFacts>> {
  const packages = new Map<string, Record<string, RowFacts>>();
  const add = (owner: string, members: readonly ApiMember[]) => {
    const rows = packages.get(owner) ?? {};
    members.forEach((member) => {
      rows[member.anchor] = memberToFacts(member);
    });
    packages.set(owner, rows);
  };
  model.components.forEach((entry) => add(entry.package, entry.props));
  model.hooks.forEach((entry) => {
    add(entry.package, entry.parameters);
    add(entry.package, entry.returnValue);
  });
  model.interfaces.forEach((entry) => add(entry.package, entry.properties));
  return packages;
}

/**
 * The beginning that all rows of a section share.
 *
 * @example anchorToSection('input-label-prop-size') // → 'input-label-prop-'
 * @example anchorToSection('tabs-prop-aria-label') // → 'tabs-prop-'
 */
function anchorToSection(anchor: string): string {
  return anchor.replace(/-(prop|parameter|return|property)-.*$/, '-$1-');
}

/**
 * A type whose parts are put in order; null for functions and generics, whose wording changes
 * with the names of their arguments and says nothing to a caller.
 */
function toComparableType(type: string): string | null {
  return /=>|</.test(type)
    ? null
    : type
        .split('|')
        .map((part) => part.replace(/\s+/g, ''))
        .sort()
        .join('|');
}

function hasOtherType(then: RowFacts, now: RowFacts): boolean {
  const types = [toComparableType(then.type), toComparableType(now.type)];
  return !types.includes(null) && types[0] !== types[1];
}

function compareRow(anchor: string, then: RowFacts, now: RowFacts): RowDifference[] {
  const before = then.default === undefined ? {} : { before: then.default };
  return [
    ...(hasOtherType(then, now)
      ? [{ anchor, change: 'type' as const, before: then.type }]
      : []),
    ...(then.default === now.default
      ? []
      : [{ anchor, change: 'default' as const, ...before }]),
    ...(now.required && !then.required
      ? [{ anchor, change: 'required' as const }]
      : []),
    ...(now.deprecated && !then.deprecated
      ? [{ anchor, change: 'deprecated' as const }]
      : []),
  ];
}

/**
 * Compares the rows of two releases of a package. Rows of a component that the earlier
 * release does not list are left out: there all of them would be new.
 *
 * @returns in the order of the later release
 */
export function compareRows(
  before: ReleaseRows,
  after: ReleaseRows,
): RowDifference[] {
  const sections = new Set(Object.keys(before).map(anchorToSection));
  return Object.entries(after).flatMap(([anchor, now]): RowDifference[] => {
    const then = before[anchor];
    if (then) return compareRow(anchor, then, now);
    return sections.has(anchorToSection(anchor)) ? [{ anchor, change: 'new' }] : [];
  });
}
