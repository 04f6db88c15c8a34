import { Link as RouterLink, MemoryRouter } from 'react-router-dom';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const projects = [
  { name: 'Website relaunch', owner: 'Amara Okafor', to: '/joy-ui/react-card/' },
  { name: 'Mobile app', owner: 'Jonas Weber', to: '/joy-ui/react-input/' },
];

export default function TableClickableRows() {
  return (
    <MemoryRouter>
      <Table
        aria-label="Projects"
        hoverRow
        sx={{ '& tbody tr': { position: 'relative' } }}
      >
        <thead>
          <tr>
            <th>Project</th>
            <th>Owner</th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ name, owner, to }) => (
            <tr key={name}>
              <td>
                <Link overlay component={RouterLink} to={to}>
                  {name}
                </Link>
              </td>
              <td>{owner}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </MemoryRouter>
  );
}
