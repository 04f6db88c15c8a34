import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { visuallyHidden } from '@mui/utils';
import Delete from '@mui/icons-material/DeleteOutlined';

export default function TableRowActions() {
  const [members, setMembers] = React.useState(['Amara Okafor', 'Jonas Weber']);

  return (
    <Table aria-label="Members" noWrap>
      <thead>
        <tr>
          <th>Member</th>
          <th style={{ width: 80 }}>Status</th>
          <th style={{ width: 48 }}>
            <span style={visuallyHidden}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((name) => (
          <tr key={name}>
            <td>
              <Typography
                component="div"
                noWrap
                startDecorator={<Avatar size="sm">{name[0]}</Avatar>}
              >
                {name}
              </Typography>
            </td>
            <td>
              <Chip size="sm" color="success">
                Active
              </Chip>
            </td>
            <td>
              <IconButton
                size="sm"
                aria-label={`Remove ${name}`}
                onClick={() => setMembers(members.filter((one) => one !== name))}
              >
                <Delete />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
