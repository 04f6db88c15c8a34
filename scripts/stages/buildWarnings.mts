import { stripVTControlCharacters } from 'node:util';

/**
 * Warnings with which a build still ends well although readers would meet something
 * broken: links, anchors, images, duplicate routes, tags nobody has defined.
 */
const BROKEN =
  /broken (?:link|anchor|markdown)|duplicate routes?|couldn't be resolved|could not be resolved|not found in|unused (?:markdown )?directives/i;

/**
 * Finds the lines of a build's output that count as failures.
 *
 * @param output of `docusaurus build`, colours included
 * @returns the lines without colours, each once
 */
export function findBuildWarnings(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('[WARNING]') && BROKEN.test(line));
  return [...new Set(lines)];
}
