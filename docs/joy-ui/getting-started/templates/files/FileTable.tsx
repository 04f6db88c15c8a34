import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import FileIcon from './FileIcon';
import FileMenu from './FileMenu';
import FileName from './FileName';
import { formatDate } from './format';
import getSize from './getSize';
import SelectAll from './SelectAll';
import { visuallyHidden } from './styles';
import { type SortKey } from './tree';
import { type FilesState } from './useFiles';

interface FileTableProps {
  state: FilesState;
  label: string;
  onDetails: (id: string) => void;
}

const fromSm = { display: { xs: 'none', sm: 'table-cell' } };

export default function FileTable({ state, label, onDetails }: FileTableProps) {
  const { sort, shown, chosen, sortBy, toggle } = state;

  const sorted = (key: SortKey) => {
    if (key !== sort.by) return 'none';
    return sort.descending ? 'descending' : 'ascending';
  };

  const renderSort = (key: SortKey, text: string) => (
    <Link
      component="button"
      type="button"
      textColor="inherit"
      fontWeight="lg"
      onClick={() => sortBy(key)}
      endDecorator={
        key === sort.by && (
          <ArrowUpward sx={{ rotate: sort.descending ? '180deg' : '0deg' }} />
        )
      }
    >
      {text}
    </Link>
  );

  return (
    <Table
      aria-label={label}
      sx={{
        '& th': { textAlign: 'start' },
        '& th[scope="row"]': { fontWeight: 'md', whiteSpace: 'normal' },
        '& tr[data-selected="true"] > *': { bgcolor: 'primary.softBg' },
        '& tbody tr:not([data-selected="true"]):hover > *': {
          bgcolor: 'background.level1',
        },
      }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: 36 }}>
            <SelectAll state={state} />
          </Box>
          <th scope="col" aria-sort={sorted('name')}>
            {renderSort('name', 'Name')}
          </th>
          <Box component="th" scope="col" sx={{ width: 120, ...fromSm }}>
            Owner
          </Box>
          <Box
            component="th"
            scope="col"
            aria-sort={sorted('modified')}
            sx={{ width: 130, ...fromSm }}
          >
            {renderSort('modified', 'Modified')}
          </Box>
          <Box
            component="th"
            scope="col"
            aria-sort={sorted('bytes')}
            sx={{ width: 84, ...fromSm }}
          >
            {renderSort('bytes', 'Size')}
          </Box>
          <Box component="th" scope="col" sx={{ width: 48 }}>
            <Box component="span" sx={visuallyHidden}>
              Actions
            </Box>
          </Box>
        </tr>
      </thead>
      <tbody>
        {shown.map((file) => {
          const isChosen = chosen.includes(file);
          return (
            <tr key={file.id} data-selected={isChosen}>
              <td>
                <Checkbox
                  size="sm"
                  checked={isChosen}
                  onChange={() => toggle(file.id)}
                  slotProps={{ input: { 'aria-label': `Select ${file.name}` } }}
                  sx={{ verticalAlign: 'middle' }}
                />
              </td>
              <th scope="row">
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <FileIcon kind={file.kind} />
                  <FileName file={file} state={state} onDetails={onDetails} />
                </Box>
              </th>
              <Box component="td" sx={fromSm}>
                {file.owner}
              </Box>
              <Box component="td" sx={fromSm}>
                {formatDate(file.modified)}
              </Box>
              <Box component="td" sx={fromSm}>
                {getSize(state.files, file)}
              </Box>
              <td>
                <FileMenu file={file} state={state} onDetails={onDetails} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
