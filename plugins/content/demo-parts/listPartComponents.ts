import type {
  OverrideRecord,
  PartComponent,
  StylingProp,
} from '../../../src/lib/demos/demoParts/types';
import type { ApiClass, ApiComponent, ApiPageData } from '../api-reference/types';

const STYLING_PROPS: readonly StylingProp[] = ['sx', 'slotProps', 'classes'];

/**
 * A condition on an element: "… applied to the mark element if active (depending on the
 * value)".
 */
const CONDITION = /\b(?:if|when|depending)\b/;

/** The element that a description is about: "Styles applied to the mark element". */
const ELEMENT = /applied to the (\w+)/;

/** @example `MuiSlider-thumb` → `MuiSlider` */
const classToPrefix = ({ className, key }: ApiClass) =>
  className.slice(0, -key.length - 1);

/** Classes of Joy UI begin like those of Material UI. */
const nameToPrefix = ({ name, product }: ApiComponent) =>
  product === 'base-ui' ? `base-${name}` : `Mui${name}`;

/**
 * Finds the prefix of most of its classes; a component that renders another one also has the
 * other's.
 */
function findPrefix(component: ApiComponent): string | undefined {
  const own = component.classes.filter(({ isGlobal }) => !isGlobal);
  const first = own[0];
  const expected = nameToPrefix(component);
  return own.some((row) => classToPrefix(row) === expected)
    ? expected
    : first && classToPrefix(first);
}

function takesProp({ props, inheritance }: ApiComponent, name: string): boolean {
  return [...props, ...(inheritance?.props ?? [])].some(
    (prop) => prop.name === name,
  );
}

/** The grid's name in the theme is not among its props, where the reference looks for it. */
const findThemeName = ({ themeName, product }: ApiComponent, prefix: string) =>
  themeName ?? (product === 'x' && prefix === 'MuiDataGrid' ? prefix : undefined);

/** Whether a class says how the element of another class is. */
function isVariation({ key, description }: ApiClass, keys: readonly string[]) {
  const element = ELEMENT.exec(description)?.[1] ?? '';
  return (
    key.includes('--') ||
    (CONDITION.test(description) && element !== key && keys.includes(element))
  );
}

/** Sources beside the reference. */
export interface PartSources {
  /** Gives the classes that name an element, by prefix, for a product. */
  readComposed: (product: string) => ReadonlyMap<string, ReadonlySet<string>>;
  /** Overrides that have the intended effect. */
  record: OverrideRecord;
}

/** @param composed classes that name an element, where the code of the package says so */
function createPartComponent(
  component: ApiComponent,
  prefix: string,
  composed: ReadonlySet<string> | undefined,
): PartComponent | undefined {
  const statement = component.imports.deep ?? component.imports.barrel;
  if (statement === undefined) return undefined;
  const slots = component.slots.map(({ name }) => name);
  const own = component.classes.filter(
    (row) => !row.isGlobal && classToPrefix(row) === prefix,
  );
  const keys = own.map(({ key }) => key);
  const isPart = (row: ApiClass) =>
    row.key === 'root' ||
    slots.includes(row.key) ||
    ((composed ? composed.has(row.key) : !CONDITION.test(row.description)) &&
      !isVariation(row, keys));
  const themeName = findThemeName(component, prefix);
  return {
    name: component.name,
    href: component.href,
    import: statement,
    prefix,
    ...(themeName === undefined ? {} : { themeName }),
    takes: STYLING_PROPS.filter((prop) => takesProp(component, prop)),
    slots,
    parts: own.filter(isPart).map(({ key }) => key),
    modifiers: own.filter((row) => !isPart(row)).map(({ key }) => key),
    states: Object.fromEntries(
      component.classes
        .filter(({ isGlobal }) => isGlobal)
        .map(({ key, className }) => [key, className]),
    ),
  };
}

/**
 * Lists the components whose parts can be told by their classes. Of components that share their
 * classes (`DataGrid` and `DataGridPro`, `MenuList` and `List`), the one they are named after
 * speaks for all, or the first of them.
 *
 * @param pages data of the reference, in the order of their files
 * @returns the components by product
 */
export function listPartComponents(
  pages: Iterable<ApiPageData>,
  { readComposed, record }: PartSources,
): Map<string, PartComponent[]> {
  const products = new Map<string, Map<string, PartComponent>>();
  const composed = new Map<string, ReturnType<PartSources['readComposed']>>();
  for (const { components = [], product } of pages) {
    const known = products.get(product) ?? new Map<string, PartComponent>();
    products.set(product, known);
    const ofProduct = composed.get(product) ?? readComposed(product);
    composed.set(product, ofProduct);
    for (const component of components) {
      const prefix = findPrefix(component);
      const isOwner = prefix === nameToPrefix(component);
      const entry =
        prefix !== undefined && (isOwner || !known.has(prefix))
          ? createPartComponent(component, prefix, ofProduct.get(prefix))
          : undefined;
      const proven = record[product]?.[component.name]?.parts;
      if (entry)
        known.set(entry.prefix, { ...entry, ...(proven ? { proven } : {}) });
    }
  }
  return new Map(
    [...products].map(([product, known]) => [product, [...known.values()]]),
  );
}
