import { screen } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { SiteFooter } from './SiteFooter';

it('the footer links to the page about accessibility', () => {
  renderInSite(<SiteFooter />);
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    '/accessibility/',
  );
});
