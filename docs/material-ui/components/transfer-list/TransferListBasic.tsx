import * as React from 'react';
import { TransferList } from './TransferList';

const users = ['Ana', 'Ben', 'Lena', 'Mia', 'Omar', 'Paul'];

export default function TransferListBasic() {
  const [team, setTeam] = React.useState(['Lena']);

  return (
    <TransferList
      items={users}
      value={team}
      onChange={setTeam}
      titles={['Available users', 'Team']}
    />
  );
}
