import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

const VIEWS = ['board', 'list', 'timeline'];

function Views() {
  const { pathname } = useLocation();

  return (
    <ButtonGroup aria-label="View">
      {VIEWS.map((view) => {
        const current = pathname === `/${view}`;
        return (
          <Button
            key={view}
            component={Link}
            to={`/${view}`}
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
    <MemoryRouter initialEntries={['/list']}>
      <Views />
    </MemoryRouter>
  );
}
