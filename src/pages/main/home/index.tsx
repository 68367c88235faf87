import { HomeContent } from './home-content';
import { HomeFrame } from './home-frame';
import { useHomePage } from './use-home-page';

/** Home: booking first, then upcoming appointments and current topics. */
export default function Home() {
  const { region, home, facts } = useHomePage();
  return (
    <HomeFrame regionName={region.name} facts={facts}>
      <HomeContent region={region} home={home} />
    </HomeFrame>
  );
}
