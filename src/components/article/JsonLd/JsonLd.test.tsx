import { render } from '@testing-library/react';
import { JsonLd } from './JsonLd';

const listData = () =>
  [
    ...document.querySelectorAll<HTMLScriptElement>(
      'script[type="application/ld+json"]',
    ),
  ].map(({ text }) => JSON.parse(text) as unknown);

it('says what the page on the screen is, and nothing of the one before', () => {
  const { rerender, unmount } = render(<JsonLd data={{ headline: 'Button' }} />);
  expect(listData()).toEqual([{ headline: 'Button' }]);
  rerender(<JsonLd data={{ headline: '</script> & Menu' }} />);
  expect(listData()).toEqual([{ headline: '</script> & Menu' }]);
  unmount();
  expect(listData()).toEqual([]);
});
