import { layOutPreview, type PreviewElement } from './layOutPreview';

const TEXT = {
  title: 'Pump',
  description: 'Draws water from a well.',
  section: 'Joy UI',
  accent: '#9a3f9e',
  site: 'Wells',
};

/** All elements that hold text, with it. */
function listTexts({ props }: PreviewElement): [text: string, size: unknown][] {
  return typeof props.children === 'string'
    ? [[props.children, props.style?.fontSize]]
    : (props.children ?? []).flatMap(listTexts);
}

it('a preview shows portal, section, title and description', () => {
  expect(listTexts(layOutPreview(TEXT, '<svg/>')).map(([text]) => text)).toEqual([
    'Wells',
    'Joy UI',
    'Pump',
    'Draws water from a well.',
  ]);
});

it('a preview sets long titles smaller', () => {
  const sizes = [10, 25, 50, 80].map((length) => {
    const title = 'x'.repeat(length);
    const texts = listTexts(layOutPreview({ ...TEXT, title }, '<svg/>'));
    return texts.find(([text]) => text === title)?.[1];
  });
  expect(sizes).toEqual([104, 84, 68, 54]);
});

it('cuts what is too long at the end of a word', () => {
  const description = 'Water, '.repeat(40);
  const [, , , [text = ''] = []] = listTexts(
    layOutPreview({ ...TEXT, description }, '<svg/>'),
  );
  expect(text).toMatch(/^(?:Water, )+Water…$/);
  expect(text.length).toBeLessThanOrEqual(150);
});
