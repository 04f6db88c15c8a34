import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { Plan } from './Plan';

jest.mock('../../../hooks/useSiteFacts');

const mockFacts = (hasMuiXLicense: boolean) =>
  (useSiteFacts as jest.Mock).mockReturnValue({ hasMuiXLicense });

it('names the plan, and where the terms are', () => {
  mockFacts(false);
  render(<Plan name="premium" />, { wrapper: MemoryRouter });
  expect(screen.getByText('Premium')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Licensing' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/',
  );
  expect(screen.queryByText(/watermark/)).not.toBeInTheDocument();
});

it('explains the watermark only where the portal has no licence key', () => {
  mockFacts(false);
  const { rerender } = render(<Plan name="pro" watermark />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/show the watermark of their makers/)).toBeVisible();
  mockFacts(true);
  rerender(<Plan name="pro" watermark />);
  expect(screen.queryByText(/watermark/)).not.toBeInTheDocument();
});
