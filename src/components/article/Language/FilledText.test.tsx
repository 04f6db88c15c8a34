import { render } from '@testing-library/react';
import { FilledText } from './FilledText';

it('puts elements where the placeholders are, in the order of the text', () => {
  const { container } = render(
    <FilledText
      text="{{two}} after {{one}}."
      nodes={{ one: <b>first</b>, two: <i>second</i> }}
    />,
  );
  expect(container.innerHTML).toBe('<i>second</i> after <b>first</b>.');
});
