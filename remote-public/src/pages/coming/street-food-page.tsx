import { STREET_FOOD_SCENE } from '../../scenes/street-food-scene';
import { comingPage } from './coming-page';

export default comingPage('streetFood', STREET_FOOD_SCENE);
