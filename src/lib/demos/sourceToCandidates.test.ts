import { sourceToCandidates } from './sourceToCandidates';

it.each([
  ['<p className="flex gap-4">', ['flex', 'gap-4']],
  ["<p className={'p-4 ' + more}>", ['p-4']],
  [
    "<p className={`p-4 ${on ? 'bg-red-500' : 'm-1'}`}>",
    ['p-4', 'bg-red-500', 'm-1'],
  ],
  [
    "const CLASSES = ['hover:underline', '-mt-2', '!p-0'];",
    ['hover:underline', '-mt-2', '!p-0'],
  ],
  [
    '<p className="bg-[light-dark(#fff,#000)] [&.base--active]:w-1/2 @md:px-4.5">',
    ['bg-[light-dark(#fff,#000)]', '[&.base--active]:w-1/2', '@md:px-4.5'],
  ],
  [
    `<p className="before:content-[''] data-[state='open']:flex">x</p>`,
    ["before:content-['']", "data-[state='open']:flex"],
  ],
  ['<p className="flex', ['flex']],
])('finds the classes of %s', (source, classes) => {
  expect(sourceToCandidates(source)).toEqual(expect.arrayContaining(classes));
});

it('each candidate of Tailwind is listed once', () => {
  const found = sourceToCandidates(
    '<p className="flex flex"><b className="flex" /></p>',
  );
  expect(found.filter((text) => text === 'flex')).toHaveLength(1);
});

it('leaves out what cannot be a class name', () => {
  const found = sourceToCandidates(`flex ${'a'.repeat(201)} Button => 42 {`);
  expect(found).toEqual(['flex']);
});

it('stays quick with a text that is one long word', () => {
  const source = `${'['.repeat(50_000)}${'"[a'.repeat(50_000)}`;
  expect(sourceToCandidates(source)).toEqual(['[a']);
});
