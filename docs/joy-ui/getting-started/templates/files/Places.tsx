import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import Delete from '@mui/icons-material/DeleteOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import People from '@mui/icons-material/PeopleOutline';
import Star from '@mui/icons-material/StarBorder';
import { type Place, PLACE_NAMES } from './data';

const PLACES = [
  { place: 'files', icon: <Folder /> },
  { place: 'shared', icon: <People /> },
  { place: 'starred', icon: <Star /> },
  { place: 'bin', icon: <Delete /> },
] as const;

interface PlacesProps {
  current: Place;
  onShow: (place: Place) => void;
}

export default function Places({ current, onShow }: PlacesProps) {
  const storageId = React.useId();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 2, p: 1.5 }}>
      <Box component="nav" aria-label="Places">
        <List size="sm" sx={{ '--ListItem-radius': '8px', '--List-gap': '2px' }}>
          {PLACES.map(({ place, icon }) => (
            <ListItem key={place}>
              <ListItemButton
                selected={place === current}
                aria-current={place === current ? 'page' : undefined}
                onClick={() => onShow(place)}
              >
                <ListItemDecorator>{icon}</ListItemDecorator>
                <ListItemContent>{PLACE_NAMES[place]}</ListItemContent>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ mt: 'auto', px: 1, display: 'grid', gap: 1 }}>
        <Typography level="title-sm" component="div" id={storageId}>
          Storage: 68 of 100 GB
        </Typography>
        <LinearProgress
          determinate
          value={68}
          aria-labelledby={storageId}
          sx={{ flex: 'none' }}
        />
        <Typography level="body-xs">
          Pictures take most of it: 41 GB. Files in the bin count, too.
        </Typography>
      </Box>
    </Box>
  );
}
