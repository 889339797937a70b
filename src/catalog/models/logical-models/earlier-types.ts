import { Dataset, SchemaFieldEntity } from '../../assets/datasets/index.js';
import { addInterface } from '../../../entities/index.js';
import { HasLogicalParent } from './has-logical-parent.model.js';

for (const type of [Dataset, SchemaFieldEntity]) addInterface(type, HasLogicalParent);
