import type { InlineElement, PageContents } from './types';

/** A comment, or a tag with its attributes, whose values may hold any sign. */
const TAG = /<!--[^]*?-->|<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Elements whose contents are text, whatever they look like. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

const HANDLER = /\s(on[a-z]+)\s*=/i;

/** Types of scripts that browsers run; all others are data. */
const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))|(?=[\\s/]|$))`,
    'i',
  ).exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/** Leaves out values, in which anything may stand. */
function stripValues(attributes: string): string {
  return attributes.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g, '=');
}

/**
 * Lists the scripts and styles of a page. Tags in comments, attributes and text are ignored.
 *
 * @param html as a build writes it: well-formed tags, quoted or bare values
 */
export function findPageContents(html: string): PageContents {
  const inline: InlineElement[] = [];
  const scriptAddresses: string[] = [];
  const handlers: string[] = [];
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [whole, tagName, attributes = ''] = tag;
    const name = tagName?.toLowerCase();
    if (!name) {
      continue;
    }
    const [, handler] = HANDLER.exec(stripValues(attributes)) ?? [];
    if (handler) {
      handlers.push(`<${name} ${handler.toLowerCase()}>`);
    }
    if (!RAW_TEXT.test(name)) {
      continue;
    }
    const start = tag.index + whole.length;
    const end = findEnd(html, name, start);
    TAG.lastIndex = end;
    if (name === 'style') {
      inline.push({ name, attributes, text: html.slice(start, end) });
    } else if (name === 'script') {
      const address = readAttribute(attributes, 'src');
      if (!SCRIPT_TYPE.test(readAttribute(attributes, 'type') ?? '')) {
        continue;
      }
      if (address === undefined) {
        inline.push({ name, attributes, text: html.slice(start, end) });
      } else {
        scriptAddresses.push(address);
      }
    }
  }
  return { inline, scriptAddresses, handlers };
}

function findEnd(html: string, name: string, start: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = start;
  return end.exec(html)?.index ?? html.length;
}
