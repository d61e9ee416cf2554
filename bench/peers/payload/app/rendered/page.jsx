import { Home } from "../Home.jsx";

export const dynamic = "force-dynamic";
export default Home;
