import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import GridView from '@mui/icons-material/GridView';
import Search from '@mui/icons-material/Search';
import ViewList from '@mui/icons-material/ViewList';
import { type FilesState } from './useFiles';

export type View = 'table' | 'grid';

interface FileToolbarProps {
  state: FilesState;
  view: View;
  onView: (view: View) => void;
}

export default function FileToolbar({ state, view, onView }: FileToolbarProps) {
  const { query, kind, sort, setQuery, setKind, sortBy } = state;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Input
        size="sm"
        type="search"
        placeholder="Search files"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        startDecorator={<Search />}
        slotProps={{ input: { 'aria-label': 'Search files' } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Select
        size="sm"
        value={kind}
        placeholder="All kinds"
        onChange={(_event, next) => setKind(next ?? 'all')}
        slotProps={{ button: { 'aria-label': 'Kind of file' } }}
        sx={{ flex: { xs: '1 1 130px', sm: 'none' }, minWidth: 136 }}
      >
        <Option value="all">All kinds</Option>
        <Option value="folder">Folders</Option>
        <Option value="document">Documents</Option>
        <Option value="sheet">Spreadsheets</Option>
        <Option value="picture">Pictures</Option>
      </Select>
      <Box sx={{ display: 'flex', flex: { xs: '1 1 150px', sm: 'none' }, gap: 0.5 }}>
        <Select
          size="sm"
          value={sort.by}
          placeholder="Name"
          onChange={(_event, next) => {
            if (next && next !== sort.by) sortBy(next);
          }}
          slotProps={{ button: { 'aria-label': 'Sort by' } }}
          sx={{ flex: 1, minWidth: 112 }}
        >
          <Option value="name">Name</Option>
          <Option value="modified">Modified</Option>
          <Option value="bytes">Size</Option>
        </Select>
        <IconButton
          size="sm"
          variant="outlined"
          aria-label={sort.descending ? 'Sort ascending' : 'Sort descending'}
          onClick={() => sortBy(sort.by)}
        >
          <ArrowUpward sx={{ rotate: sort.descending ? '180deg' : '0deg' }} />
        </IconButton>
      </Box>
      <ToggleButtonGroup
        size="sm"
        aria-label="View"
        value={view}
        onChange={(_event, next) => onView(next ?? view)}
      >
        <IconButton value="table" aria-label="Table">
          <ViewList />
        </IconButton>
        <IconButton value="grid" aria-label="Grid">
          <GridView />
        </IconButton>
      </ToggleButtonGroup>
    </Box>
  );
}
