import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { channels, topics } from './data';

interface TopicsTableProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export default function TopicsTable({ chosen, onChange }: TopicsTableProps) {
  const toggle = (key: string) =>
    onChange(
      chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
    );

  return (
    <Table
      aria-label="Notifications by topic"
      sx={{
        '--TableCell-headBackground': 'transparent',
        '--Table-headerUnderlineThickness': '1px',
        '--TableCell-paddingX': '0px',
        '& th': { textAlign: 'start' },
        '& tbody th': { whiteSpace: 'normal', fontWeight: 'md' },
        '& tr > :not(:first-of-type), & td': { textAlign: 'center' },
      }}
    >
      <thead>
        <tr>
          <th>Topic</th>
          {channels.map((channel) => (
            <th key={channel} style={{ width: '4.5rem' }}>
              {channel}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(({ id, label, note }) => (
          <tr key={id}>
            <th scope="row">
              <Typography level="title-sm">{label}</Typography>
              <Typography level="body-sm">{note}</Typography>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  checked={chosen.includes(`${id} ${channel}`)}
                  onChange={() => toggle(`${id} ${channel}`)}
                  slotProps={{ input: { 'aria-label': `${label} by ${channel}` } }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
