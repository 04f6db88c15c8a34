import {
  compile,
  DECLARATION,
  RULESET,
  serialize,
  stringify,
  type Element,
} from 'stylis';

/** The dark mode of a demo, as differences from its HTML in light mode. */
export interface DarkModeChanges {
  /** Rules of a style sheet. */
  css: string;
  /** Differences that no style sheet can express; one line each. */
  differences: string[];
}

const STYLE = /<style data-emotion="([\w-]+) ([^"]*)"[^>]*>([^]*?)<\/style>/g;
const ANY_STYLE = /<style[^>]*>[^]*?<\/style>/g;
const TAG = /<([a-z][^\s/>]*)((?:\s[^>]*?)?)\/?>/gi;
const ATTRIBUTE = /\s([^\s=]+)="([^"]*)"/g;

/** Attributes that are weaker than any rule for the property of their name. */
const PRESENTATIONAL = new Set(['color', 'fill', 'stop-color', 'stroke']);

interface Sheets {
  /** Rules of classes by the key of their cache and their name: `mui-1abc`. */
  classes: Map<string, string>;
  /** Global styles. */
  globals: Set<string>;
}

function readSheets(html: string): Sheets {
  const classes = new Map<string, string>();
  const globals = new Set<string>();
  for (const [, key = '', ids = '', css = ''] of html.matchAll(STYLE)) {
    if (key.endsWith('-global')) {
      globals.add(css);
    } else {
      ids.split(' ').forEach((id) => classes.set(`${key}-${id}`, css));
    }
  }
  return { classes, globals };
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

const readTags = (html: string): Tag[] =>
  Array.from(
    html.replace(ANY_STYLE, '').matchAll(TAG),
    ([, name = '', attributes = '']) => ({
      name,
      attributes: new Map(
        Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [
          key,
          value,
        ]),
      ),
    }),
  );

const decodeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** @example toPattern('mui-1a') // finds `.mui-1a:hover`, not `.mui-1a2` */
const toPattern = (name: string) => new RegExp(`\\.${name}(?![\\w-])`, 'g');

/** The rules of one class, of all that came with it. */
function pickRules(css: string, name: string): Element[] {
  const pattern = toPattern(name);
  return compile(css).filter(
    (element) => serialize([element], stringify).search(pattern) >= 0,
  );
}

const listChildren = ({ children }: Element): Element[] =>
  Array.isArray(children) ? children : [];

function listProperties(rules: Element[], name: string): string[] {
  return rules
    .filter(({ type, value }) => type === RULESET && value === `.${name}`)
    .flatMap(listChildren)
    .filter(({ type }) => type === DECLARATION)
    .map(({ props }) => String(props));
}

/**
 * Leaves of rules what they do not have in light mode, and of those that follow what sets the
 * same properties: it is to win, as it did.
 *
 * @param changed properties that are set again so far; grows
 */
function keepChanged(
  dark: readonly Element[],
  light: readonly Element[],
  changed: Set<string>,
): Element[] {
  const known = new Set(light.map(({ value }) => value));
  return dark.flatMap((element, index) => {
    const counterpart = light[index];
    if (element.type === DECLARATION) {
      if (!known.has(element.value)) changed.add(String(element.props));
      return changed.has(String(element.props)) ? [element] : [];
    }
    const isSame = counterpart?.value === element.value;
    const children = keepChanged(
      listChildren(element),
      isSame ? listChildren(counterpart) : [],
      changed,
    );
    return children.length > 0 ? [{ ...element, children }] : [];
  });
}

/** The rules that a class has in dark mode alone, for the one that stands in its place. */
function replaceClass(
  { light, dark }: Record<'light' | 'dark', Sheets>,
  [lightName, darkName]: readonly [string, string],
  inDark: string,
): string {
  const lightRules = pickRules(light.classes.get(lightName) ?? '', lightName);
  const darkRules = pickRules(
    (dark.classes.get(darkName) ?? '').replace(toPattern(darkName), `.${lightName}`),
    lightName,
  );
  const kept = new Set(listProperties(darkRules, lightName));
  const dropped = listProperties(lightRules, lightName)
    .filter((property) => !kept.has(property))
    .map((property) => `${property}:unset;`);
  const selector = `.${lightName}${inDark}`;
  const rules = keepChanged(darkRules, lightRules, new Set());
  return [
    dropped.length > 0 ? `${selector}{${dropped.join('')}}` : '',
    serialize(rules, stringify).replace(toPattern(lightName), selector),
  ].join('');
}

/** Rules for an attribute that has another value in dark mode; null where none can help. */
function replaceAttribute(
  name: string,
  [light, dark]: readonly [string, string],
  inDark: string,
): string | null {
  const selector = `[${name}=${JSON.stringify(decodeHtml(light))}]${inDark}`;
  if (name === 'style') {
    const declarations = decodeHtml(dark)
      .split(/;(?![^(]*\))/)
      .map((declaration) => `${declaration} !important`);
    return `${selector}{${declarations.join(';')}}`;
  }
  return PRESENTATIONAL.has(name) ? `${selector}{${name}:${dark} !important}` : null;
}

/**
 * Compares the HTML of a demo in both palette modes. Where the demo has read a colour from
 * the theme, or asked it for its mode, they differ, mostly by the classes of Emotion.
 *
 * @param light what is published
 * @param dark what it would be in dark mode
 * @param stage selector of the demo's stage, as `nameToStage` makes it
 */
export function describeDarkMode(
  light: string,
  dark: string,
  stage: string,
): DarkModeChanges {
  if (light === dark) {
    return { css: '', differences: [] };
  }
  const sheets = { light: readSheets(light), dark: readSheets(dark) };
  // Without specificity, so that the order of rules stays the same. Live demos follow the mode
  // by themselves.
  const inDark = `:where([data-theme="dark"] ${stage} :not([data-live] *))`;
  const rules = new Set<string>();
  const differences = new Set<string>();
  for (const css of sheets.dark.globals) {
    // Those of a document of its own are held to no stage.
    if (!sheets.light.globals.has(css) && css.includes(stage)) {
      const confined = serialize(compile(css), stringify);
      rules.add(confined.replaceAll(stage, `:where([data-theme="dark"] ${stage})`));
    }
  }
  const lightTags = readTags(light);
  const darkTags = readTags(dark);
  for (const [index, tag] of lightTags.entries()) {
    const other = darkTags[index];
    if (tag.name !== other?.name) {
      differences.add(
        `there is <${tag.name}>, in dark mode ${other ? `<${other.name}>` : 'nothing'}`,
      );
      break;
    }
    for (const [name, value] of tag.attributes) {
      const otherValue = other.attributes.get(name) ?? '';
      if (value === otherValue) continue;
      const rule =
        name === 'class'
          ? replaceClasses(sheets, [value, otherValue], inDark)
          : replaceAttribute(name, [value, otherValue], inDark);
      if (rule === null) {
        differences.add(
          `<${tag.name}> has ${name}="${value}", in dark mode "${otherValue}"`,
        );
      } else {
        rules.add(rule);
      }
    }
  }
  return { css: [...rules].join(''), differences: [...differences] };
}

/** As {@link replaceClass}, for all classes of an element; null where others differ. */
function replaceClasses(
  sheets: Record<'light' | 'dark', Sheets>,
  [light, dark]: readonly [string, string],
  inDark: string,
): string | null {
  const darkNames = dark.split(' ');
  const pairs = light
    .split(' ')
    .map((name, index) => [name, darkNames[index] ?? ''] as const)
    .filter(([name, other]) => name !== other);
  return pairs.every(([name, other]) => sheets.light.classes.has(name) && other)
    ? pairs.map((pair) => replaceClass(sheets, pair, inDark)).join('')
    : null;
}
