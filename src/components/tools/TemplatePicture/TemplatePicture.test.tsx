import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { LAYOUTS } from './layouts';
import { TemplatePicture } from './TemplatePicture';

const LIBRARIES = ['joy-ui', 'material-ui'] as const;

const listTemplates = (library: string) =>
  readdirSync(path.resolve('docs', library, 'getting-started/templates'));

it('has a drawing for each template, and for nothing else', () => {
  const templates = new Set(LIBRARIES.flatMap(listTemplates));
  expect(Object.keys(LAYOUTS).sort()).toEqual([...templates].sort());
});

it.each(Object.keys(LAYOUTS))('draws %s inside the picture', (name) => {
  const { container } = render(<TemplatePicture of={name} />);
  expect(container.querySelectorAll('rect').length).toBeGreaterThan(8);
  for (const [, x, y, width, height] of LAYOUTS[name]!) {
    expect(x + width).toBeLessThanOrEqual(160);
    expect(y + height).toBeLessThanOrEqual(100);
  }
});
