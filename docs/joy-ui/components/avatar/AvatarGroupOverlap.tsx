import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Sheet from '@mui/joy/Sheet';
import { lena, jonas, mira } from './portraits';

const MEMBERS = [
  { name: 'Mira Patel', src: mira },
  { name: 'Jonas Weber', src: jonas },
  { name: 'Lena Fischer', src: lena },
];

export default function AvatarGroupOverlap() {
  return (
    <Sheet variant="soft" sx={{ display: 'flex', gap: 4, p: 2, borderRadius: 'md' }}>
      <AvatarGroup
        sx={{
          '--AvatarGroup-gap': '-20px',
          '--Avatar-ringSize': '3px',
          '--Avatar-ringColor': 'var(--joy-palette-background-level1)',
        }}
      >
        {MEMBERS.map(({ name, src }, index) => (
          <Avatar
            key={name}
            src={src}
            alt={name}
            sx={{ zIndex: MEMBERS.length - index }}
          />
        ))}
      </AvatarGroup>
      <AvatarGroup sx={{ '--AvatarGroup-gap': '6px', '--Avatar-ringSize': '0px' }}>
        {MEMBERS.map(({ name, src }) => (
          <Avatar key={name} src={src} alt={name} />
        ))}
      </AvatarGroup>
    </Sheet>
  );
}
