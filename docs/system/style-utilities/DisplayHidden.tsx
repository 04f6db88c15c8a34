import { Box } from '@mui/system';

const users = [
  { name: 'Emma Brown', role: 'Admin', email: 'emma@example.com' },
  { name: 'Ben Carter', role: 'Editor', email: 'ben@example.com' },
];

export default function DisplayHidden() {
  const fromSm = { display: { xs: 'none', sm: 'table-cell' } };
  const fromMd = { display: { xs: 'none', md: 'table-cell' } };

  return (
    <Box component="table" sx={{ width: 1 }}>
      <thead>
        <tr>
          <th>Name</th>
          <Box component="th" sx={fromSm}>
            Role
          </Box>
          <Box component="th" sx={fromMd}>
            Email
          </Box>
        </tr>
      </thead>
      <tbody>
        {users.map(({ name, role, email }) => (
          <tr key={name}>
            <td>{name}</td>
            <Box component="td" sx={fromSm}>
              {role}
            </Box>
            <Box component="td" sx={fromMd}>
              {email}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
