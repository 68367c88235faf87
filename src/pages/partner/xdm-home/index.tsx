import Home from '@/pages/main/home';

/** Home inside the xdm app (specification §2): the same home under the partner's own address. */
export default function XdmHome() {
  return <Home />;
}
