import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

const VIEWS = ['card', 'list', 'table'];

function Views() {
  const { pathname } = useLocation();

  return (
    <ButtonGroup aria-label="View">
      {VIEWS.map((view) => {
        const to = `/joy-ui/react-${view}/`;
        const current = pathname === to;
        return (
          <Button
            key={view}
            component={Link}
            to={to}
            aria-current={current ? 'page' : undefined}
            variant={current ? 'soft' : 'outlined'}
          >
            {view}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}

export default function ButtonGroupLinks() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-list/']}>
      <Views />
    </MemoryRouter>
  );
}
