import { useContext, useEffect } from 'react';
import type { VariableRules } from '../../../brand/createDemoTheme';
import { DemoDocument } from './DemoDocument';

const isServer = typeof document === 'undefined';

type Sheets = Map<string, { sheet: CSSStyleSheet; text: string }>;

/** A sheet for each prefix (`--mui-`, `--joy-`), shared by all demos of a document. */
const sheetsByDocument = new WeakMap<Document, Sheets>();

/** Demos share the rules of their theme, which are written out once. */
const texts = new WeakMap<VariableRules, string>();

function renderRules(rules: VariableRules): string {
  let text = texts.get(rules);
  if (text === undefined) {
    text = writeRules(rules);
    texts.set(rules, text);
  }
  return text;
}

function writeRules(rules: VariableRules): string {
  return Object.entries(rules)
    .map(([selector, variables]) => {
      const body = Object.entries(variables).map(
        ([name, value]) => `${name}:${value}`,
      );
      return `${selector}{${body.join(';')}}`;
    })
    .join('');
}

/** Constructed sheets need no `<style>` element, which a strict policy would refuse. */
function adoptRules(owner: Document, prefix: string, text: string): void {
  const sheets = sheetsByDocument.get(owner) ?? (new Map() as Sheets);
  sheetsByDocument.set(owner, sheets);
  let entry = sheets.get(prefix);
  if (!entry) {
    const { CSSStyleSheet: Sheet } = owner.defaultView ?? window;
    entry = { sheet: new Sheet(), text: '' };
    sheets.set(prefix, entry);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, entry.sheet];
  }
  if (entry.text !== text) {
    entry.text = text;
    entry.sheet.replaceSync(text);
  }
}

interface DemoVariablesProps {
  rules: VariableRules;
  prefix?: string;
}

/**
 * Defines the CSS variables of a demo's theme: in the critical CSS of static pages, and
 * in the browser in a sheet that all demos of a document share.
 */
export function DemoVariables({ rules, prefix = 'mui' }: DemoVariablesProps) {
  const inner = useContext(DemoDocument);
  useEffect(
    () => adoptRules(inner ?? document, prefix, renderRules(rules)),
    [inner, prefix, rules],
  );
  return isServer ? (
    // As Emotion names global styles: the page's template gathers them, each once.
    <style
      data-emotion={`mui-global variables-${prefix}`}
      dangerouslySetInnerHTML={{ __html: renderRules(rules) }}
    />
  ) : null;
}
