import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { LAYOUTS } from './layouts';
import { TemplatePicture } from './TemplatePicture';

const TEMPLATES = path.resolve('docs/joy-ui/getting-started/templates');

it('has a drawing for each template, and for nothing else', () => {
  expect(Object.keys(LAYOUTS).sort()).toEqual(readdirSync(TEMPLATES).sort());
});

it.each(Object.keys(LAYOUTS))('draws %s inside the picture', (name) => {
  const { container } = render(<TemplatePicture of={name} />);
  expect(container.querySelectorAll('rect').length).toBeGreaterThan(8);
  for (const [, x, y, width, height] of LAYOUTS[name]!) {
    expect(x + width).toBeLessThanOrEqual(160);
    expect(y + height).toBeLessThanOrEqual(100);
  }
});
