export { decidePower, POWER_OF_ACTION, powerOf, type HeldPowers, type PortalAction } from './actions';
