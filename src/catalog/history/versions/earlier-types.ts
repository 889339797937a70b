import { Dataset } from '../../assets/datasets/index.js';
import { addInterface } from '../../../entities/index.js';
import { MLModel } from '../../models/mlmodels/index.js';
import { SupportsVersions } from './version-properties.model.js';

for (const type of [Dataset, MLModel]) addInterface(type, SupportsVersions);
