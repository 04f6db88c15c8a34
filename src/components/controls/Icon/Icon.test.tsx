import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { Mark } from './Mark';

it('draws an icon that the build has read, for the eye alone', () => {
  const { container } = render(<Icon name="MenuRounded" className="large" />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('viewBox', '0 0 24 24');
  expect(icon).toHaveClass('icon large', { exact: true });
  expect(icon?.querySelector('path')).not.toBeNull();
});

it('an icon is mirrored only if it points somewhere', () => {
  const { container } = render(<Icon name="ArrowForwardRounded" directional />);
  expect(container.querySelector('svg')).toHaveClass('directional');
});

it('draws the mark for the eye alone', () => {
  const { container } = render(<Mark />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
