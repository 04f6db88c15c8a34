import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  textToHeaderRules,
  type HeaderRule,
} from '../../plugins/publish/content-security-policy/headerRules';
import { SECURITY_HEADERS } from '../../plugins/publish/content-security-policy/hostHeaders';

/** For a site that says nothing itself. */
const USUAL_RULES: readonly HeaderRule[] = [
  { pattern: '/*', headers: SECURITY_HEADERS },
];

/**
 * Reads the headers that a built site asks its host for.
 *
 * @param root folder of the built site
 * @throws an Error that names the line of `_headers` which is no rule
 */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = path.join(root, '_headers');
  return existsSync(file)
    ? textToHeaderRules(readFileSync(file, 'utf8'))
    : USUAL_RULES;
}
