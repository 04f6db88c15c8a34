import { act, screen } from '@testing-library/react';
import { useLocation } from '@docusaurus/router';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { Anchor, type AnchorProps } from './Anchor';

function ShownAddress() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

async function renderAnchor(props: AnchorProps, path: string) {
  renderInSite(
    <>
      <Anchor {...props} />
      <ShownAddress />
    </>,
    { path },
  );
  await act(async () => {});
}

const MOVED = {
  id: 'nested indented',
  to: '/joy-ui/react-list/#nested-lists',
  label: 'Nested lists',
};

it('an anchor renders all ids it keeps', async () => {
  await renderAnchor({ id: 'unfold show-more' }, '/table/#unfold');
  expect(document.getElementById('unfold')).toBeInTheDocument();
  expect(document.getElementById('show-more')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('/table/#unfold');
});

it.each(['/table/#nested', '/table/#indented', '/table/#neste%64'])(
  'leads from %s to where its section is now',
  async (path) => {
    await renderAnchor(MOVED, path);
    expect(screen.getByRole('status')).toHaveTextContent(MOVED.to);
  },
);

it.each(['/table/', '/table/#nest', '/table/#%E0%A4%A'])(
  'an anchor does not replace the address %s',
  async (path) => {
    await renderAnchor(MOVED, path);
    expect(screen.getByRole('status')).toHaveTextContent(path);
  },
);

it('says where its section is now to those without scripts', async () => {
  await renderAnchor(MOVED, '/table/');
  expect(document.getElementById('nested')).toHaveTextContent('Nested lists');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', MOVED.to);
});
