import { MARKET_SCENE } from '../../scenes/market-scene';
import { comingPage } from './coming-page';

export default comingPage('foodMarket', MARKET_SCENE);
