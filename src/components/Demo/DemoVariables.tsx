import { useEffect } from 'react';
import { Global } from '@emotion/react';
import type { VariableRules } from '../../brand/createDemoTheme';

const isServer = typeof document === 'undefined';

/** One sheet a prefix (`--mui-`, `--joy-`), shared by all demos of the page. */
const sheets = new Map<string, { sheet: CSSStyleSheet; text: string }>();

function renderRules(rules: VariableRules): string {
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
function adoptRules(prefix: string, text: string): void {
  let entry = sheets.get(prefix);
  if (!entry) {
    entry = { sheet: new CSSStyleSheet(), text: '' };
    sheets.set(prefix, entry);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, entry.sheet];
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
 * in the browser in a sheet that all demos of the page share.
 */
export function DemoVariables({ rules, prefix = 'mui' }: DemoVariablesProps) {
  useEffect(() => adoptRules(prefix, renderRules(rules)), [prefix, rules]);
  return isServer ? <Global styles={renderRules(rules)} /> : null;
}
