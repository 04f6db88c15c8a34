import { hashFile } from './hashFile';

/** Where the skill is in the pack. */
export const SKILL_FILE = 'skills/mui-docs/SKILL.md';

/** Files that the skill names: whoever has them unchanged has the pack it was written for. */
const NAMED_FILES = ['AGENTS.md', 'sections.tsv', 'api/index.json', 'search.json'];

/**
 * Renders the skill: when to read the pack, how, and the digests of the files to begin with.
 *
 * @param files of the pack, those that it names among them
 */
export function renderSkill(
  files: ReadonlyMap<string, string>,
  version: string,
): string {
  const rows = NAMED_FILES.map((file) => {
    const text = files.get(file);
    if (text === undefined) throw new Error(`The pack has no ${file}.`);
    return `| ${file} | ${Buffer.byteLength(text)} | ${hashFile(text)} |`;
  });
  return `---
name: mui-docs
description: Looks up Material UI, Joy UI, Base UI, MUI System and MUI X in a local copy of their documentation, pages and API. Use it before writing or changing code that imports from @mui.
metadata:
  version: '${version}'
---

# Documentation of MUI, version ${version}

The folder two levels up holds all pages as Markdown, the API as JSON and lists of both. Nothing has
to be fetched.

1. Compare the versions in \`pack.json\` with those in the project's \`package.json\`. Where they
   differ, \`since\` and \`changes\` of a prop say whether it is there.
2. Search \`sections.tsv\` for the task in plain words, then read the lines it names. A section begins
   with a sentence that names the prop, followed by a demo that can be pasted.
3. Before you use a prop, a slot or a class, find it in \`api/SET/Name.json\`. SET is \`material-ui\`,
   \`joy-ui\`, \`base-ui\`, \`system\` or \`x\`.
4. Where several libraries have a component of one name, take the one that the project imports.
5. Sections named "Accessibility" and "Known issues" say what is left to you: read them before you
   call a task done.

| file | bytes | SHA-256 |
| ---- | ----- | ------- |
${rows.join('\n')}
`;
}
