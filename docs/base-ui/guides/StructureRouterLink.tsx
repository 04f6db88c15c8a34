import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import './structure.css';

const LinkSlot = prepareForSlot(Link);

function Navigation() {
  const { pathname } = useLocation();
  return (
    <div className="structure-row">
      <Button<typeof Link>
        slots={{ root: LinkSlot }}
        to="/base-ui/react-button/"
        className="structure-link"
      >
        Button
      </Button>
      <Button<typeof Link>
        slots={{ root: LinkSlot }}
        to="/base-ui/react-tabs/"
        className="structure-link"
      >
        Tabs
      </Button>
      <span>You are at {pathname}</span>
    </div>
  );
}

export default function StructureRouterLink() {
  return (
    <MemoryRouter initialEntries={['/base-ui/react-tabs/']}>
      <Navigation />
    </MemoryRouter>
  );
}
