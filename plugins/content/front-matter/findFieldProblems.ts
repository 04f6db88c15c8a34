import { closest } from 'fastest-levenshtein';
import type { FieldLines, FrontMatterProblem } from '../../shared/frontMatterTypes';
import type { FrontMatterSchema, FrontMatterSite } from './types';

/**
 * Lists what is wrong with the values of a front matter, ordered by line.
 *
 * @param values as the parser of Docusaurus returns them
 * @param lines where the fields stand; what is missing is reported on line 1
 */
export function findFieldProblems(
  values: Readonly<Record<string, unknown>>,
  lines: FieldLines,
  schema: FrontMatterSchema,
  site: FrontMatterSite,
): FrontMatterProblem[] {
  const problems: FrontMatterProblem[] = [];
  for (const [field, value] of Object.entries(values)) {
    const line = lines.get(field) ?? 1;
    const rule = Object.hasOwn(schema, field) ? schema[field] : undefined;
    if (rule === undefined) {
      const nearest = closest(field, Object.keys(schema));
      problems.push({
        line,
        message: `unknown field "${field}"; the nearest is "${nearest}"`,
      });
      continue;
    }
    const expectation = rule.check(value, site);
    if (expectation !== null)
      problems.push({ line, message: `"${field}" ${expectation}` });
  }
  for (const [field, rule] of Object.entries(schema)) {
    if (rule.required && !Object.hasOwn(values, field)) {
      problems.push({ line: 1, message: `"${field}" is missing` });
    }
  }
  return problems.sort((one, two) => one.line - two.line);
}
